import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import type { SettingSection } from './setting-sections.ts'
import { saveSection, type SaveResult, type SentSection } from './stored-settings.server.ts'

type Refused = Exclude<SaveResult, { kind: 'saved' }> & { section: SettingSection }

/** Saves all of these sections, or none where one is refused. */
export async function saveSections(
  db: Executor,
  sections: readonly { section: SettingSection; sent: SentSection }[],
  by: { id: string },
): Promise<Refused | { kind: 'saved' }> {
  let refused: Refused | undefined
  const rollBack = new Error('A section was refused')
  try {
    await asOne(db, async (trx) => {
      for (const { section, sent } of sections) {
        const result = await saveSection(trx, section, sent, by)
        if (result.kind === 'saved') continue
        refused = { ...result, section }
        throw rollBack
      }
    })
  } catch (error) {
    if (error !== rollBack) throw error
  }
  return refused ?? { kind: 'saved' }
}
