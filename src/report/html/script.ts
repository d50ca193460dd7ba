/**
 * Filters the criteria by status and text, opens and closes them, and copies commands. Without it the page shows
 * everything.
 */
export const script = `
(() => {
  'use strict';
  const form = document.querySelector('.filter');
  const status = form.querySelector('.shown');
  const words = form.querySelector('[type=search]');
  const statuses = [...form.querySelectorAll('[type=checkbox]')];
  const folds = [...document.querySelectorAll('.passes')];
  const contracts = [...document.querySelectorAll('.contract')];
  const criteria = [...document.querySelectorAll('[data-status]')].map(element => ({
    element,
    contract: element.closest('.contract'),
    fold: element.closest('.passes'),
  }));
  const textOf = new Map();
  const lowerText = element => {
    if (!textOf.has(element)) textOf.set(element, element.textContent.toLowerCase());
    return textOf.get(element);
  };
  const heading = contract => lowerText(contract.querySelector('header'));

  function filter() {
    const wanted = new Set(statuses.filter(box => box.checked).map(box => box.value));
    const terms = words.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const isFiltered = wanted.size + terms.length > 0;
    const shown = new Set();
    let count = 0;
    for (const { element, contract, fold } of criteria) {
      const fits =
        (wanted.size === 0 || wanted.has(element.dataset.status)) &&
        terms.every(word => lowerText(element).includes(word) || heading(contract).includes(word));
      element.hidden = !fits;
      if (!fits) continue;
      count++;
      shown.add(contract).add(fold);
    }
    for (const contract of contracts) contract.hidden = !shown.has(contract);
    for (const fold of folds) {
      fold.hidden = !shown.has(fold);
      fold.open = isFiltered && shown.has(fold);
    }
    const all = criteria.length === 1 ? '1 criterion' : criteria.length + ' criteria';
    status.textContent = isFiltered ? count + ' of ' + all + ' shown' : all;
  }

  function clear() {
    form.reset();
    filter();
  }

  form.addEventListener('input', filter);
  form.addEventListener('submit', event => event.preventDefault());
  form.querySelector('[data-clear]').addEventListener('click', clear);
  for (const button of form.querySelectorAll('[data-open]'))
    button.addEventListener('click', () => {
      for (const each of document.querySelectorAll('.criterion, .passes')) each.open = button.dataset.open === 'yes';
    });
  document.addEventListener('click', event => {
    const target = event.target.closest('a[href^="#"]')?.hash;
    const place = target && document.getElementById(target.slice(1));
    if (place?.closest('[hidden]')) clear();
  });

  if (navigator.clipboard)
    for (const text of document.querySelectorAll('.copied > :first-child')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Copy';
      button.addEventListener('click', async () => {
        await navigator.clipboard.writeText(text.textContent);
        button.textContent = 'Copied';
        status.textContent = 'Copied';
      });
      text.after(button);
    }

  let closed = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll('details:not([open])')];
    for (const each of closed) each.open = true;
  });
  addEventListener('afterprint', () => {
    for (const each of closed) each.open = false;
  });

  form.hidden = false;
  filter();
})();
`;
