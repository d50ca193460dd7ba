/** How long the HTML report of a large run takes, against the limit of 200 ms. */
import { html } from '../src/report/html.ts';
import { criterion, resultsWith } from '../test/support/results.ts';
import { isShort, median, milliseconds, type Row, roundsOf } from './measure.ts';

export function htmlReport(): Row {
  const count = isShort ? 100 : 5_000;
  const criteria = Array.from({ length: count }, (_, at) => criterion(`files-${at}`, at % 50 === 0 ? 'fail' : 'pass'));
  const results = resultsWith(criteria);
  const times = Array.from({ length: roundsOf(9) }, () => {
    const start = performance.now();
    html(results);
    return performance.now() - start;
  });
  const time = median(times);
  return {
    what: 'HTML report of 5,000 criteria',
    ours: milliseconds(time),
    against: 'the limit: 200 ms',
    ratio: time / 200,
    goal: 1,
  };
}
