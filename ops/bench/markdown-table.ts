/** Columns after the first `left` ones are figures. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  left = 1,
): string {
  const rule = head.map((_, index) => (index < left ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
