import { leadTexts } from '#app/strings/en/lead.ts'
import { Icon } from '#app/ui/media/icon.tsx'

export function WrongNumber() {
  return (
    <span className="wrong-number">
      <Icon name="alert" />
      {leadTexts.outcome['wrong-number']}
    </span>
  )
}
