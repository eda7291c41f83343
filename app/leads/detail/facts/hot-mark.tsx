import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { factFields } from '#app/leads/status/fact-fields.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'

export function HotMark({ isHot }: { isHot: boolean }) {
  return isHot ? <span className="hot-mark">{leadTexts.hot}</span> : null
}

/** Marks a lead as hot, or no longer. */
export function HotSwitch({ isHot, action }: { isHot: boolean; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset replace>
      <HiddenFields fields={factFields({ heat: isHot ? 'hot' : null }, 'seen.')} />
      <button className="link hot-switch" name="heat" value={isHot ? '' : 'hot'} data-key="h">
        {isHot ? panelTexts.notHot : panelTexts.markHot}
      </button>
    </Form>
  )
}
