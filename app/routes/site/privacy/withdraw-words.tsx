import type { ReactNode } from 'react'

type State = { kind: 'open' } | { kind: 'withdrawn'; isErased: boolean; eraseAt: string }

type Props = {
  state: State | undefined
  /** Days until the erasure, 0 for at once. */
  days: number
  phone: string
  email: string
}

/** What the page of a withdrawal says, in both languages. */
export function WithdrawWords({ state, ...facts }: Props) {
  if (!state) return <Unknown {...facts} />
  return state.kind === 'open' ? <Open days={facts.days} /> : <Done {...state} />
}

function Page({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <div className="page">
        <h1>{heading}</h1>
      </div>
      <div className="text">{children}</div>
    </>
  )
}

function Hindi({ children }: { children: ReactNode }) {
  return (
    <div className="withdraw-steps" lang="hi">
      {children}
    </div>
  )
}

function Open({ days }: { days: number }) {
  return (
    <Page heading="Withdraw your consent">
      <div className="withdraw-steps">
        <p>One press, and within a second:</p>
        <p>Nobody at our desk sees you or your enquiries any more, and nobody calls or writes.</p>
        <p>{sealedWords(days)}</p>
        <p>A visit you asked for is not kept. You may enquire again whenever you like.</p>
      </div>
      <Hindi>
        <p>
          एक बार दबाते ही हमारे डेस्क पर कोई आपको या आपकी पूछताछ को नहीं देखता, और कोई फ़ोन या संदेश नहीं करता।{' '}
          {days === 0
            ? 'जो कुछ रखा गया था वह मिटा दिया जाता है।'
            : `जो कुछ रखा गया था वह सील होकर ${days} दिन बाद मिटा दिया जाता है।`}{' '}
          आप जब चाहें फिर पूछताछ कर सकते हैं।
        </p>
      </Hindi>
      <form method="post" className="withdraw-form">
        <button className="button">
          Withdraw · <span lang="hi">सहमति वापस लें</span>
        </button>
      </form>
    </Page>
  )
}

function sealedWords(days: number): string {
  if (days === 0) return 'What was held is erased.'
  return `What was held is sealed, so that our desk cannot read it, and erased ${days} days from now: the law asks for a year of logs.`
}

function Done({ isErased, eraseAt }: { isErased: boolean; eraseAt: string }) {
  return (
    <Page heading="Your consent is withdrawn">
      <div className="withdraw-steps" role="status">
        <p>Nobody at our desk sees you any more.</p>
        <p>
          {isErased
            ? 'Everything that was held is erased.'
            : `What was held is sealed, and erased on ${dayIn('en-IN', eraseAt)}.`}
        </p>
      </div>
      <Hindi>
        <p>
          आपकी सहमति वापस ले ली गई है।{' '}
          {isErased
            ? 'जो कुछ रखा गया था वह मिटा दिया गया है।'
            : `जो कुछ रखा गया था वह सील है और ${dayIn('hi-IN', eraseAt)} को मिटा दिया जाएगा।`}
        </p>
      </Hindi>
    </Page>
  )
}

function Unknown({ phone, email }: { phone: string; email: string }) {
  return (
    <Page heading="This link withdraws nothing">
      <div className="withdraw-steps">
        <p>It may have been cut off: copy all of it. Or what it belonged to is no longer kept.</p>
        <p>
          You can also call {phone} or write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
        <p>
          <a className="link" href="/privacy/rights">
            Your rights over your data
          </a>
        </p>
      </div>
      <Hindi>
        <p>यह लिंक कुछ वापस नहीं लेता। पूरा लिंक कॉपी करें, या {phone} पर फ़ोन करें।</p>
      </Hindi>
    </Page>
  )
}

function dayIn(language: string, moment: string): string {
  const form = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
  return form.format(new Date(moment))
}
