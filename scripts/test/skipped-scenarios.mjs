/** Faults that this machine cannot do count as skipped, not as passed. @param {string} text */
export function kindsLeftOut(text) {
  return [...text.matchAll(/^(\S+): left out, /gm)].map(([, name = '']) => name)
}
