import type { SettingTexts } from '#app/settings/merge-settings.ts'
import { size } from '#app/strings/en/health-units.ts'
import { saveBarTexts } from '#app/strings/en/setting-forms.ts'

const NAME = 'FREE_SPACE_FLOOR_MB'

type Posted = { sent: { texts: SettingTexts }; confirms: string }

/** Asks once more where the site would take no enquiries from now on; `free` is in megabytes. */
export function floorWarning({ sent, confirms }: Posted, free: number | undefined) {
  const floor = sent.texts[NAME]
  if (floor === undefined || free === undefined) return undefined
  if (!(Number(floor) > free) || confirms === floor) return undefined
  const text = saveBarTexts.room(size(Number(floor)), size(free))
  return { message: saveBarTexts.notYet, errors: { [NAME]: text }, confirms: floor }
}
