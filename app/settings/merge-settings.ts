import { z } from 'zod'

/** By the name of the setting; one that is missing has its default. */
export const settingTexts = z.record(z.string(), z.string()).readonly()
export type SettingTexts = z.infer<typeof settingTexts>

type Versions = {
  /** What the form showed. */
  base: SettingTexts
  newest: SettingTexts
  sent: SettingTexts
}

/** Lays what was typed over the newest settings; `conflicts` are those that two people changed differently. */
export function mergeSettings(
  names: readonly string[],
  { base, newest, sent }: Versions,
): { merged: SettingTexts; changed: string[]; conflicts: string[] } {
  const changed = names.filter((name) => sent[name] !== base[name] && sent[name] !== newest[name])
  const conflicts = changed.filter((name) => newest[name] !== base[name])
  const texts = names.map((name) => [name, changed.includes(name) ? sent[name] : newest[name]])
  return {
    merged: Object.fromEntries(texts.filter(([, text]) => text !== undefined)),
    changed,
    conflicts,
  }
}

/** Takes one change back and leaves later ones; `conflicts` are settings that have changed again since. */
export function revertedSettings(
  names: readonly string[],
  { before, after, newest }: { before: SettingTexts; after: SettingTexts; newest: SettingTexts },
) {
  return mergeSettings(names, { base: after, newest, sent: before })
}
