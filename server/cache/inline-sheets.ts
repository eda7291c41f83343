import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = 'build/client'
const SHEET =
  /<link rel="stylesheet" href="(?<path>\/assets\/[\w-]+\.css)" data-precedence="default"\/>/g
const END = '</head>'

/** Inlined sheets save slow phones a round trip (docs/performance-in-use.md); they end the head, because link previews read its first kilobytes. */
export async function inlineSheets(html: string): Promise<string> {
  const paths = [...html.matchAll(SHEET)].map(({ groups }) => groups?.['path'] ?? '')
  const texts = await Promise.all(paths.map((path) => readFile(join(ROOT, path), 'utf8')))
  const style = `<style>${texts.map((text) => text.trim()).join('')}</style>`
  return html.replaceAll(SHEET, '').replace(END, () => style + END)
}
