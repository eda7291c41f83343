/**
 * The kinds of fault that a run of ops/nightly/faults/faults.ts left out, for what this machine lacks: they count as
 * skipped, not as passed. `text` is what it printed.
 * @param {string} text
 * @returns {string[]}
 */
export function kindsLeftOut(text) {
  return [...text.matchAll(/^(\S+): left out, /gm)].map(([, name = '']) => name)
}
