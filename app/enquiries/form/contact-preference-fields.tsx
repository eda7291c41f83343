import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { contactTimes, contactChannels, type ContactPreference } from './contact-preference.ts'

export function ContactPreferenceFields({
  ids,
  contactPreference,
}: {
  ids: string
  contactPreference: ContactPreference
}) {
  const isChosen = contactPreference.by !== undefined || contactPreference.when !== undefined
  return (
    <details className="contact-preference" open={isChosen || undefined}>
      <summary>
        How and when to reach you (optional)
        <Icon name="plus" />
      </summary>
      <div>
        <ChoiceField
          id={`${ids}-by`}
          name="reachBy"
          label="Reach me by"
          choices={contactChannels}
          chosen={contactPreference.by}
          unset="No preference"
          autoComplete="off"
        />
        <ChoiceField
          id={`${ids}-when`}
          name="reachWhen"
          label="When"
          choices={contactTimes}
          chosen={contactPreference.when}
          unset="No preference"
          autoComplete="off"
        />
      </div>
    </details>
  )
}
