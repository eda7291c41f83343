/** Names that a mistyped word may mean; none until npm has installed `leven`. @param {string} word @param {string[]} names @returns {Promise<string[]>} */
export async function nearNames(word, names) {
  const leven = await import('leven').then(
    (module) => module.default,
    () => () => Infinity,
  )
  const apart = names.map((name) => leven(word, name))
  const min = Math.min(...apart)
  if (min > Math.max(2, word.length / 3)) return []
  return names.filter((_, at) => apart[at] === min)
}
