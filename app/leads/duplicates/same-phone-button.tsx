import { listTexts } from '#app/strings/en/lead-list.ts'

import type { SamePhones } from './same-phone.ts'

type Props = { phone: string; count: number; onShow: SamePhones['show'] }

/** Links the leads of one phone (docs/spec-decisions.md, Enquiry). */
export function SamePhoneButton({ phone, count, onShow }: Props) {
  if (count < 2) return null
  return (
    <button
      type="button"
      className="link row-toggle needs-script"
      aria-label={listTexts.showSamePhone(count, phone)}
      onClick={() => onShow(phone)}
    >
      {listTexts.samePhone(count)}
    </button>
  )
}
