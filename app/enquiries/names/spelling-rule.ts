export type SpellingRule = readonly [from: RegExp, to: string]

export function applyRules(text: string, rules: readonly SpellingRule[]): string {
  return rules.reduce((changed, [from, to]) => changed.replace(from, to), text)
}
