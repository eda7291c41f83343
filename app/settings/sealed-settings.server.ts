import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

import { derivedKey } from '#app/staff/two-step/sealed.server.ts'

import type { SettingTexts } from './merge-settings.ts'

const PURPOSE = 'settings'

export async function sealTexts(texts: SettingTexts): Promise<SettingTexts> {
  const key = await derivedKey(PURPOSE)
  return mapped(texts, (text) => symmetricEncrypt({ key, data: text }))
}

/** `unread` are those that another SESSION_SECRET has sealed. */
export async function openTexts(
  sealed: SettingTexts,
): Promise<{ opened: SettingTexts; unread: string[] }> {
  if (Object.keys(sealed).length === 0) return { opened: {}, unread: [] }
  const key = await derivedKey(PURPOSE)
  const texts = await mapped(sealed, (data) =>
    symmetricDecrypt({ key, data }).catch(() => undefined),
  )
  const entries = Object.entries(texts)
  return {
    opened: Object.fromEntries(entries.flatMap(([name, text]) => (text ? [[name, text]] : []))),
    unread: entries.flatMap(([name, text]) => (text === undefined ? [name] : [])),
  }
}

async function mapped<T>(
  texts: SettingTexts,
  make: (text: string) => Promise<T>,
): Promise<Record<string, T>> {
  const entries = await Promise.all(
    Object.entries(texts).map(async ([name, text]) => [name, await make(text)] as const),
  )
  return Object.fromEntries(entries)
}
