import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { webhookTexts } from '#app/strings/en/webhooks.ts'
import { CopyButton } from '#app/ui/actions/copy-button.tsx'
import { Field } from '#app/ui/forms/field.tsx'

const texts = webhookTexts.created

type Props = { secret: string; isRotated: boolean }

/** The secret, which no other page can show; nothing without one. */
export function NewSecret({ secret, isRotated }: Partial<Props>) {
  if (secret === undefined) return null
  return <ShownSecret key={secret} secret={secret} isRotated={isRotated ?? false} />
}

function ShownSecret({ secret, isRotated }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  // The focus brings it into view, and selects it.
  useEffect(() => field.current?.focus(), [])
  return (
    <section className="new-secret" aria-labelledby="new-secret">
      <h2 id="new-secret">{texts.title}</h2>
      <p>
        <b>{texts.note}</b> {isRotated ? texts.rotated : null}
      </p>
      <Field id="secret" label={texts.label}>
        {(aria) => (
          <textarea
            {...aria}
            ref={field}
            rows={2}
            value={secret}
            readOnly
            autoComplete="off"
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div className="new-secret-ways">
        <CopyButton text={secret} texts={texts} />
        <Link className="button button--line" to="/dashboard/settings/notifications">
          {texts.done}
        </Link>
      </div>
    </section>
  )
}
