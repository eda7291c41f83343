import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { DRAFT_FIELD } from '#app/lib/form-drafts/draft-store.ts'
import { DraftOwner } from '#app/lib/form-drafts/use-form-draft.ts'

import { ExceptionsContext, type Exceptions } from './use-exceptions.ts'
import { ExceptionNote } from './exception-note.tsx'

const asides: Exceptions = { of: () => undefined, onAdd: () => {}, removalOf: () => undefined }

test('each sentence and account has its own draft of an exception', () => {
  const html = renderToStaticMarkup(
    <DraftOwner value="asha">
      <ExceptionsContext value={asides}>
        <ExceptionNote sentence="Royal City was given in 2015" />
      </ExceptionsContext>
    </DraftOwner>,
  )
  expect(html).toContain(`name="${DRAFT_FIELD}" value="asha aside Royal City was given in 2015"`)
  expect(html).toMatch(/<input[^>]* name="of"/)
})
