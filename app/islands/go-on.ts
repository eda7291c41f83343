import { watchOffline } from '#app/ui/feedback/offline.ts'

import { DICTIONARY_PATH } from './dictionary-path.ts'
import { watchCarrying } from './picture-transition.ts'

export function goOn(): Promise<void> {
  watchCarrying()
  watchOffline()
  return lookAhead()
}

async function lookAhead(): Promise<void> {
  const connection = connectionOf()
  if (isSpared(connection)) return
  fetchDictionary()
  if (!('supports' in HTMLScriptElement) || !HTMLScriptElement.supports('speculationrules')) return
  if (!isFast(connection)) return
  const rules = await fetch('/speculation-rules.json')
  if (!rules.ok) return
  const script = document.createElement('script')
  script.type = 'speculationrules'
  // The CSP allows exactly this text.
  script.textContent = (await rules.text()).replace('prefetch', 'prerender')
  document.head.append(script)
}

function fetchDictionary(): void {
  const link = document.createElement('link')
  link.rel = 'compression-dictionary'
  link.href = DICTIONARY_PATH
  document.head.append(link)
}

function connectionOf(): object {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return typeof connection === 'object' && connection !== null ? connection : {}
}

function isSpared(connection: object): boolean {
  return 'saveData' in connection && connection.saveData === true
}

function isFast(connection: object): boolean {
  return 'effectiveType' in connection && connection.effectiveType === '4g'
}
