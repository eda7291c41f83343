import { useEffect, useState, type RefObject } from 'react'

import { hasCountryCode } from '#app/lib/phone/has-country-code.ts'
import { setUpTexts } from '#app/strings/en/set-up.ts'
import { useIsDrawn } from '#app/ui/use-is-drawn.ts'

const texts = setUpTexts.business

type Props = {
  form: RefObject<HTMLFormElement | null>
  fields: readonly { name: string; text: string; usual: string }[]
}

/** The head and the foot of a public page with what is typed; the fields say the same to a screen reader. */
export function SetUpPreview({ form, fields }: Props) {
  const typed = useTyped(form)
  if (!useIsDrawn()) return null
  const shown = Object.fromEntries(
    fields.map(({ name, text, usual }) => [name, (typed[name] ?? text) || usual]),
  )
  const { BRAND, PUBLIC_EMAIL, OFFICE } = shown
  const [phone, chat] = [withCode(shown['PUBLIC_PHONE']), withCode(shown['CHAT_NUMBER'])]
  return (
    <div className="set-up-preview" aria-hidden="true">
      <p className="caption">{texts.preview}</p>
      <div className="set-up-page">
        <div className="set-up-head">
          <b>{BRAND}</b>
          <span>{phone}</span>
          <i>{texts.enquire}</i>
        </div>
        <div className="set-up-foot">
          <span>{OFFICE}</span>
          <span>
            {[phone, PUBLIC_EMAIL, chat && `WhatsApp ${chat}`].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </div>
      </div>
    </div>
  )
}

function withCode(phone = ''): string {
  return phone === '' || hasCountryCode(phone) ? phone : `+91 ${phone}`
}

/** Also what was typed before the script ran. */
function useTyped(form: Props['form']): Readonly<Record<string, string>> {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    const { current } = form
    if (!current) return undefined
    const look = () => {
      const all = [...new FormData(current)]
      const fields = all.flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      )
      setTyped(Object.fromEntries(fields))
    }
    look()
    current.addEventListener('input', look)
    return () => current.removeEventListener('input', look)
  }, [form])
  return typed
}
