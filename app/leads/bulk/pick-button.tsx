import { bulkTexts } from '#app/strings/en/bulk.ts'

import type { Picks } from './use-selection.ts'

export function PickButton({ picks }: { picks: Picks }) {
  return (
    <button
      type="button"
      className="button button--line pick-start needs-script"
      disabled={picks.isPicking}
      onClick={picks.begin}
    >
      {bulkTexts.begin}
    </button>
  )
}
