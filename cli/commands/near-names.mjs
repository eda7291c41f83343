// Runs on Node 20, before npm has installed anything.

/** Names that a mistyped word may mean. @param {string} word @param {string[]} names @returns {string[]} */
export function nearNames(word, names) {
  const apart = names.map((name) => editDistance(word, name))
  const min = Math.min(...apart)
  if (min > Math.max(2, word.length / 3)) return []
  return names.filter((_, at) => apart[at] === min)
}

/** The three nearest names; those that contain the word come first. @param {string} word @param {readonly string[]} names @returns {string[]} */
export function nearestNames(word, names) {
  return names
    .map((name) => ({ name, far: editDistance(word, name) - (name.includes(word) ? 100 : 0) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Letters to add, remove or replace (Levenshtein). @param {string} one @param {string} other @returns {number} */
export function editDistance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1]
    for (let at = 0; at < other.length; at += 1) {
      const replaced = (row[at] ?? 0) + (letter === other[at] ? 0 : 1)
      next.push(Math.min(replaced, (next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
