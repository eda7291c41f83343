import { setUpTexts } from '#app/strings/en/set-up.ts'
import { useIsDrawn } from '#app/ui/use-is-drawn.ts'

const texts = setUpTexts.business

type Props = {
  /** By the name of the setting. */
  shown: Readonly<Record<string, string>>
}

/** The head and the foot of a public page with what is typed; the fields say the same to a screen reader. */
export function SetUpPreview({ shown }: Props) {
  if (!useIsDrawn()) return null
  const { BRAND, PUBLIC_PHONE, PUBLIC_EMAIL, OFFICE, CHAT_NUMBER } = shown
  return (
    <div className="set-up-preview" aria-hidden="true">
      <p className="caption">{texts.preview}</p>
      <div className="set-up-page">
        <div className="set-up-head">
          <b>{BRAND}</b>
          <span>{PUBLIC_PHONE}</span>
          <i>{texts.enquire}</i>
        </div>
        <div className="set-up-foot">
          <span>{OFFICE}</span>
          <span>
            {[PUBLIC_PHONE, PUBLIC_EMAIL, CHAT_NUMBER && `WhatsApp ${CHAT_NUMBER}`]
              .filter(Boolean)
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </span>
        </div>
      </div>
    </div>
  )
}
