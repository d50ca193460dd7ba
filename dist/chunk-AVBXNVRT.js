import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

// src/engine/pool.ts
function makePool(places) {
  let waiting = [], first = 0, ordered = !0, running = 0, alone = !1, scheduled = !1, holds = 0, fill = () => {
    if (scheduled = !1, !(holds > 0))
      for (ordered || (waiting = waiting.slice(first).sort((a, b) => a.priority - b.priority), first = 0, ordered = !0); first < waiting.length && running < places && !alone; ) {
        let next = waiting[first];
        if (next.exclusive && running > 0) return;
        first++, running++, alone = next.exclusive, next.start().finally(() => {
          running--, next.exclusive && (alone = !1), fill();
        });
      }
  }, schedule = () => {
    scheduled || queueMicrotask(fill), scheduled = !0;
  };
  return {
    run: (task, { priority, exclusive = !1 }) => new Promise((resolve, reject) => {
      let entry = { priority, exclusive, start: () => task().then(resolve, reject) };
      waiting.push(entry), ordered = !1, schedule();
    }),
    hold() {
      let held = !0;
      return holds++, () => {
        held && (held = !1, holds--, schedule());
      };
    }
  };
}

export {
  makePool
};
