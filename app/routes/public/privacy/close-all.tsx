import { Hindi } from './withdrawal-text.tsx'

type Props = {
  /** Without email a person can withdraw everything only by phone or chat. */
  isMailed: boolean
  isSent: boolean
  phone: string
  email: string
}

/** Withdrawal of everything sent with a phone, which an enquiry's link cannot prove. */
export function CloseAll({ isMailed, isSent, phone, email }: Props) {
  const byStaff = `write to us on WhatsApp from that number, or call ${phone}. Our staff then closes everything.`
  const byStaffHindi = `उसी नंबर से व्हाट्सऐप पर लिखें या ${phone} पर फ़ोन करें: हमारे कर्मचारी तब सब कुछ बंद कर देते हैं।`
  return (
    <section className="text withdraw-all" id="close-all">
      <h2>Close everything you sent us</h2>
      {isSent ? (
        <div className="withdraw-steps" role="status">
          <p>
            If your enquiries have an email address, we sent a confirmation link to it. The link
            closes the enquiries with that address and works for 24 hours. We send one such email a
            day.
          </p>
          <p>Otherwise {byStaff}</p>
        </div>
      ) : (
        <div className="withdraw-steps">
          {isMailed ? (
            <p>
              We send a confirmation link to every email address in the enquiries with your phone
              number. Each link closes the enquiries with its address.
            </p>
          ) : null}
          <p>
            {isMailed ? 'Or' : 'To close all enquiries with your phone number,'} {byStaff} You can
            also write to <a href={`mailto:${email}`}>{email}</a> from the address you gave us.
          </p>
        </div>
      )}
      <Hindi>
        <p>
          {isSent
            ? 'यदि आपकी पूछताछों में ईमेल पता है, तो हमने उस पर पुष्टि का लिंक भेजा है। वह 24 घंटे तक चलता है और उस पते वाली पूछताछें बंद करता है। ऐसा ईमेल दिन में एक ही बार जाता है। नहीं तो: '
            : 'आपने जो कुछ भेजा वह सब बंद करने के लिए: '}
          {isMailed && !isSent
            ? 'हम आपके नंबर की पूछताछों में दिए हर ईमेल पते पर पुष्टि का लिंक भेजते हैं; हर लिंक अपने पते वाली पूछताछें बंद करता है। या '
            : ''}
          {byStaffHindi}
        </p>
      </Hindi>
      {isMailed && !isSent ? (
        <form method="post" className="withdraw-form">
          <input type="hidden" name="closes" value="all" />
          <button className="button button--line">
            Send the confirmation link · <span lang="hi">पुष्टि का लिंक भेजें</span>
          </button>
        </form>
      ) : null}
    </section>
  )
}
