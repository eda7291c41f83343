const MARKED = /<([a-z][\w-]*)[^>]* data-field="([^"]*)"[^>]*?(\/?)>/gi
const UNSHOWN = /<!--.*?-->|<(script|style|noscript|template)\b.*?<\/\1>/gs
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Each element of a preview with `data-field`, and its text. */
export function markedParts(html: string): { field: string; text: string }[] {
  return [...html.matchAll(MARKED)].map(({ 0: start, 1: tag = '', 2: field = '', index }) => ({
    field: decode(field),
    text: start.endsWith('/>') ? '' : textOfHtml(insideOf(tag, html.slice(index + start.length))),
  }))
}

/** The text that a reader sees, with single spaces. */
export function textOfHtml(html: string): string {
  const shown = html.replaceAll(UNSHOWN, '').replaceAll(/<[^>]*>/g, '')
  return decode(shown).replaceAll(/\s+/g, ' ').trim()
}

/** `rest` begins after the start tag. */
function insideOf(tag: string, rest: string): string {
  let depth = 1
  for (const { 0: found, index } of rest.matchAll(new RegExp(`</?${tag}\\b`, 'gi'))) {
    depth += found.startsWith('</') ? -1 : 1
    if (depth === 0) return rest.slice(0, index)
  }
  return rest
}

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => NAMED[name] ?? '')
}
