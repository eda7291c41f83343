import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { DRAFT_FIELD } from '#app/lib/form-drafts/draft-store.ts'
import { DraftOwner } from '#app/lib/form-drafts/use-form-draft.ts'

import { AsidesContext, type Asides } from './asides-of-draft.ts'
import { SaidOfOther } from './said-of-other.tsx'

const asides: Asides = { of: () => undefined, onSay: () => {}, takesOut: () => undefined }

test('each sentence and account has its own draft of an exception', () => {
  const html = renderToStaticMarkup(
    <DraftOwner value="asha">
      <AsidesContext value={asides}>
        <SaidOfOther says="Royal City was given in 2015" />
      </AsidesContext>
    </DraftOwner>,
  )
  expect(html).toContain(`name="${DRAFT_FIELD}" value="asha aside Royal City was given in 2015"`)
  expect(html).toMatch(/<input[^>]* name="of"/)
})
