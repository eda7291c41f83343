import type { ReactNode } from 'react'

export type WithdrawalState =
  | { kind: 'open' }
  | { kind: 'waiting' }
  | { kind: 'withdrawn'; isErased: boolean; eraseAt: string }

type Closes = 'enquiry' | 'address'

type Props = {
  closes: Closes
  state: WithdrawalState | undefined
  /** Days until the erasure, 0 for at once. */
  days: number
  phone: string
  email: string
}

export function WithdrawalText({ state, closes, days, ...facts }: Props) {
  if (!state) return <Unknown {...facts} />
  if (state.kind === 'open') return <Open days={days} closes={closes} />
  if (state.kind === 'waiting') return <Pending phone={facts.phone} />
  return <Done {...state} closes={closes} />
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

export function Hindi({ children }: { children: ReactNode }) {
  return (
    <div className="withdraw-steps" lang="hi">
      {children}
    </div>
  )
}

const whatCloses = {
  enquiry: {
    en: 'This closes only this enquiry. Your other enquiries stay as they are.',
    hi: 'इससे केवल यही पूछताछ बंद होती है। आपके फ़ोन नंबर की दूसरी पूछताछें वैसी ही रहती हैं।',
  },
  address: {
    en: 'This closes every enquiry with your phone number and the email address that got this link.',
    hi: 'इससे आपके फ़ोन नंबर की वे सभी पूछताछें बंद होती हैं जिनमें वह ईमेल पता है जिस पर यह लिंक भेजा गया।',
  },
} as const satisfies Record<Closes, Record<'en' | 'hi', string>>

function Open({ days, closes }: { days: number; closes: Closes }) {
  return (
    <Page heading="Withdraw your consent">
      <div className="withdraw-steps">
        <p>{whatCloses[closes].en}</p>
        <p>When you press the button, within a second:</p>
        <p>Our staff can no longer see it, and will not call or write about it.</p>
        <p>{sealedText(days)}</p>
        <p>We also remove any visit you asked for with it. You can enquire again at any time.</p>
      </div>
      <Hindi>
        <p>
          {whatCloses[closes].hi} एक बार दबाते ही हमारी टीम में कोई उसे नहीं देखता, और उसके कारण कोई फ़ोन या
          संदेश नहीं करता।{' '}
          {days === 0
            ? 'जो कुछ रखा गया था वह मिटा दिया जाता है।'
            : `जो कुछ रखा गया था वह लॉक होकर ${days} दिन बाद मिटा दिया जाता है।`}{' '}
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

function sealedText(days: number): string {
  if (days === 0) return 'We erase its data.'
  return `We lock its data so that our staff cannot read it, and erase it after ${days} days. The law says we must keep logs (computer records) for one year.`
}

function Pending({ phone }: { phone: string }) {
  return (
    <Page heading="We have received your withdrawal">
      <div className="withdraw-steps" role="status">
        <p>We have saved it, and the owner will confirm it. You don’t need to do anything.</p>
        <p>
          Many withdrawals came at the same time, so a person checks each. Questions? Call {phone}.
        </p>
      </div>
      <Hindi>
        <p>
          आपका अनुरोध मिल गया है और सहेज लिया गया है; मालिक इसकी पुष्टि करते हैं। आपको कुछ नहीं करना है। प्रश्न हों
          तो {phone} पर फ़ोन करें।
        </p>
      </Hindi>
    </Page>
  )
}

const whatIsClosed = {
  enquiry: {
    en: 'Our staff can no longer see this enquiry.',
    hi: 'इस पूछताछ के लिए आपकी सहमति वापस ले ली गई है।',
  },
  address: {
    en: 'Our staff can no longer see the enquiries with this email address.',
    hi: 'इस ईमेल पते वाली पूछताछों के लिए आपकी सहमति वापस ले ली गई है।',
  },
} as const satisfies Record<Closes, Record<'en' | 'hi', string>>

type DoneProps = { isErased: boolean; eraseAt: string; closes: Closes }

function Done({ isErased, eraseAt, closes }: DoneProps) {
  return (
    <Page heading="Your consent is withdrawn">
      <div className="withdraw-steps" role="status">
        <p>{whatIsClosed[closes].en}</p>
        <p>
          {isErased
            ? 'We have erased all its data.'
            : `We have locked its data and will erase it on ${dayIn('en-IN', eraseAt)}.`}
        </p>
      </div>
      <Hindi>
        <p>
          {whatIsClosed[closes].hi}{' '}
          {isErased
            ? 'जो कुछ रखा गया था वह मिटा दिया गया है।'
            : `जो कुछ रखा गया था वह लॉक है और ${dayIn('hi-IN', eraseAt)} को मिटा दिया जाएगा।`}
        </p>
      </Hindi>
    </Page>
  )
}

function Unknown({ phone, email }: { phone: string; email: string }) {
  return (
    <Page heading="This link does not work">
      <div className="withdraw-steps">
        <p>
          Part of it may be missing: copy the whole link. Or it was used, has expired, or we no
          longer keep that enquiry.
        </p>
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
  const form = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
  return form.format(new Date(moment))
}
