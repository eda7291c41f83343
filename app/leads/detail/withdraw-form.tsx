import { Form } from 'react-router'

import { privacyTexts } from '#app/strings/en/privacy.ts'

import { HiddenFields } from './hidden-fields.tsx'

export type Closing = { action: string; back: string; path: string | undefined }

/** The agent reads what withdrawal does before the button appears. */
export function ClosePerson({ closing, enquiries }: { closing: Closing; enquiries: number }) {
  const { action, back, path } = closing
  return (
    <details className="withdraw-consent">
      <summary>{privacyTexts.open}</summary>
      <p>{privacyTexts.what(enquiries)}</p>
      <p>{privacyTexts.sure}</p>
      <Form method="post" action={action} replace>
        <HiddenFields fields={[['back', back]]} />
        <button className="button button--line">{privacyTexts.confirm}</button>
      </Form>
      {path === undefined ? null : (
        <p className="caption">
          {privacyTexts.link}:{' '}
          <a className="link" href={path}>
            {path}
          </a>
        </p>
      )}
    </details>
  )
}
