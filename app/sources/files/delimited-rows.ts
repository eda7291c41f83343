const DELIMITERS = ['\t', ';', ',', '|']
const LOOKED_AT = 20_000

/** The rows of CSV or TSV (RFC 4180), with quoted line breaks; the delimiter is the most frequent one outside quotes. */
export function* delimitedRows(text: string): Generator<string[], void> {
  const delimiter = delimiterIn(text.slice(0, LOOKED_AT))
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter)
    row.push(cell.text)
    at = cell.end
    if (text[at] === delimiter) {
      at += 1
      if (at < text.length) continue
      row.push('')
    }
    yield row
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
}

type Cell = { text: string; end: number }

function plainCell(text: string, start: number, delimiter: string): Cell {
  let end = start
  while (end < text.length && !isEnd(text.charAt(end), delimiter)) end += 1
  return { text: text.slice(start, end), end }
}

function isEnd(character: string, delimiter: string): boolean {
  return character === delimiter || character === '\n' || character === '\r'
}

/** A quote that nothing closes, or text after the closing one, stays what it is. */
function quotedCell(text: string, start: number): Cell {
  let from = start + 1
  let cell = ''
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return { text: cell + text.slice(from), end: text.length }
    cell += text.slice(from, quote)
    if (text[quote + 1] !== '"') return afterQuote(text, quote + 1, cell)
    cell += '"'
    from = quote + 2
  }
}

function afterQuote(text: string, start: number, cell: string): Cell {
  const end = /[\t;,|\r\n]|$/.exec(text.slice(start, start + 200))?.index ?? 0
  return { text: cell + text.slice(start, start + end), end: start + end }
}

function delimiterIn(text: string): string {
  const outside = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .slice(0, 20)
    .join('\n')
  const count = (delimiter: string) => outside.split(delimiter).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best))
}
