import { chatAddress } from '#app/enquiries/form/chat-address.ts'
import { HiddenField } from '#app/enquiries/form/enquiry-controls.tsx'
import { aboutText, newsOf, type AlertAbout } from '#app/enquiries/alerts/alert-texts.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

type Props = {
  about: AlertAbout
  action: string
  isMailed: boolean
  /** For which the link in the email works. */
  hours: number
  /** After which the address is erased. */
  days: number
  sent: 'email' | 'whatsapp' | undefined
  refused: { typed: string; fault: string } | undefined
  chatNumber: string | undefined
}

/** One field, which takes an email address or a phone. */
export function AlertForm({ about, action, isMailed, hours, days, sent, ...rest }: Props) {
  const { refused, chatNumber } = rest
  if (sent) return <Sent sent={sent} hours={hours} />
  return (
    <>
      <p>
        {about.kind === 'question'
          ? 'We write to you once, as soon as the project page has it.'
          : 'We write to you when we list a project that fits. No newsletter.'}
      </p>
      <form className="tell-me-form" method="post" action={action} noValidate>
        <Field
          id="contact"
          label={isMailed ? 'Your email or WhatsApp number' : 'Your WhatsApp number'}
          hint={
            isMailed
              ? 'We first send an email with a link to confirm.'
              : 'A 10-digit mobile number, or + and the country code first.'
          }
          error={refused?.fault}
        >
          {(aria) => (
            <input
              {...aria}
              name="contact"
              type="text"
              autoComplete={isMailed ? 'email' : 'tel'}
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={refused?.typed}
              required
            />
          )}
        </Field>
        <HiddenField ids="alert" />
        <button className="button">Tell me</button>
        {chatNumber === undefined ? null : <ChatOffline about={about} number={chatNumber} />}
      </form>
      <p className="caption">
        You can stop it at any time with one click. We erase your details after {days} days. By
        sending, you agree to our{' '}
        <a className="link" href="/privacy-notice">
          {'privacy\u00A0notice'}
        </a>
        .
      </p>
    </>
  )
}

/** Shown by app/ui/feedback/offline.ts. */
function ChatOffline({ about, number }: { about: AlertAbout; number: string }) {
  return (
    <p data-offline="" hidden>
      <ExternalLink
        className="link"
        href={chatAddress(number)}
        data-text={`Tell me when ${newsOf(about)}: ${aboutText(about)}.`}
      >
        Ask us on WhatsApp
      </ExternalLink>
    </p>
  )
}

function Sent({ sent, hours }: { sent: 'email' | 'whatsapp'; hours: number }) {
  return (
    <div className="tell-me-sent" role="status">
      <h2>{sent === 'email' ? 'Please confirm your email' : 'Thank you'}</h2>
      <p>
        {sent === 'email'
          ? `We sent you a link. Open it within ${hours} hours and press Confirm. Then we write to you when there is news.`
          : 'Our team writes to you on WhatsApp when there is news. The message has a link that stops the alert.'}
      </p>
      {sent === 'email' ? (
        <p>No email? Look in your spam folder, or send your address again.</p>
      ) : null}
    </div>
  )
}
