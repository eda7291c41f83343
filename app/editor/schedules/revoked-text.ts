import { dateTimeText } from '#app/editor/publish/day-texts.ts'
import type { RevokedEditing } from '#app/staff/team/change-set.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'

/** Empty when nothing was revoked. */
export function revokedText(revoked: RevokedEditing | undefined): string {
  if (!revoked) return ''
  const schedules = revoked.schedules.map(({ name, publishAt }) => ({
    name,
    when: dateTimeText(new Date(publishAt)),
  }))
  return accountTexts.revoked(schedules, revoked.links)
}
