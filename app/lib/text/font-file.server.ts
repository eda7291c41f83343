import { resolve } from 'node:path'

export function fontFile(name: string): string {
  return resolve('app/lib/fonts', `${name}.ttf`)
}
