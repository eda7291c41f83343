/** What is replaced in a spelling, and by what. */
export type SpellingRule = readonly [from: RegExp, to: string]

/** The text after all rules, in their order. */
export function applyRules(text: string, rules: readonly SpellingRule[]): string {
  return rules.reduce((changed, [from, to]) => changed.replace(from, to), text)
}
