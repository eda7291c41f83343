import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = 'build/client'
/** As React writes what `Sheet` names; the one for paper stays a file. */
const SHEET =
  /<link rel="stylesheet" href="(?<path>\/assets\/[\w-]+\.css)" data-precedence="default"\/>/g
const END = '</head>'

/**
 * Puts a page's sheets into it, in their order, so that it is drawn as soon as it is there: on a slow
 * phone a sheet of its own is one journey there and back more (docs/performance-in-use.md). They end the
 * head, since who only makes a preview of a link reads as far as its first kilobytes.
 */
export async function inlineSheets(html: string): Promise<string> {
  const paths = [...html.matchAll(SHEET)].map(({ groups }) => groups?.['path'] ?? '')
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')))
  const style = `<style>${texts.map((text) => text.trim()).join('')}</style>`
  return html.replaceAll(SHEET, '').replace(END, () => style + END)
}
