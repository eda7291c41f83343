import { Parser } from 'htmlparser2'

const UNREAD = /^(?:script|style|title|template)$/
const ENDS_LINE =
  /^(?:address|article|blockquote|br|d[dlt]|div|footer|form|h[1-6r]|header|li|ol|p|section|table|t[dhr]|ul)$/

/** The time for an element grows with those that are open around it. */
const MAX_DEPTH = 500

/** What a reader sees of HTML, a line for each block or cell, and the targets of its links. */
export function htmlText(html: string): { text: string; links: string[] } {
  const parts: string[] = []
  const links: string[] = []
  let [unread, depth] = [0, 0]
  const parser = new Parser({
    onopentag(name, { href }) {
      depth += 1
      if (depth > MAX_DEPTH) parser.pause()
      if (UNREAD.test(name)) unread += 1
      if (ENDS_LINE.test(name)) parts.push('\n')
      if (name === 'a' && href !== undefined) links.push(href)
    },
    ontext(text) {
      if (unread === 0) parts.push(text.replaceAll(/\s/g, ' '))
    },
    onclosetag(name) {
      depth -= 1
      if (UNREAD.test(name)) unread -= 1
      if (ENDS_LINE.test(name)) parts.push('\n')
    },
  })
  parser.end(html)
  if (depth > MAX_DEPTH) parts.push(html.slice(parser.endIndex + 1).replaceAll(/<[^<>]*>/g, '\n'))
  return { text: textLines(parts.join('')).join('\n'), links }
}

/** The lines that are not blank, with single spaces. */
export function textLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.split(/\s/).filter(Boolean).join(' '))
    .filter((line) => line !== '')
}
