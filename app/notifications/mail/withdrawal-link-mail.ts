import type { Sender } from './confirmation.ts'
import { oneLine, type Mail } from './mail.ts'

const texts = {
  subject: (brand: string) => `Close your enquiries with ${brand}?`,
  heading: 'Close your enquiries with us?',
  requested: (digits: string) =>
    `Someone asked to close everything that came with the phone number that ends in ${digits}. One of those enquiries has your email address.`,
  if: 'If it was you, open this link within 24 hours and press the button. It closes every enquiry with that phone number and your email address.',
  link: 'Close them · उन्हें बंद करें',
  hindi: (digits: string) =>
    `किसी ने उस फ़ोन नंबर से आई सभी पूछताछें बंद करने को कहा है जिसके अंत में ${digits} है। आपका ईमेल पता ऐसी एक पूछताछ में है। यदि यह आप थे, तो 24 घंटे के भीतर ऊपर का लिंक खोलें और बटन दबाएँ: इससे उस फ़ोन नंबर और आपके ईमेल पते वाली सभी पूछताछें बंद होती हैं। यदि आप नहीं थे, तो कुछ न करें।`,
  not: (phone: string, email: string) =>
    `If it was not you, do nothing: nothing is closed. Questions: ${phone} or ${email}.`,
} as const

export function withdrawalLinkMail(
  { phone, href }: { phone: string; href: string },
  sender: Pick<Sender, 'brand' | 'phone' | 'email'>,
): Mail {
  const digits = phone.slice(-3)
  return {
    subject: oneLine(texts.subject(sender.brand)),
    heading: texts.heading,
    parts: [
      { kind: 'text', text: texts.requested(digits) },
      { kind: 'text', text: texts.if },
      { kind: 'link', label: texts.link, href },
      { kind: 'quote', label: 'हिन्दी', text: texts.hindi(digits), lang: 'hi' },
      { kind: 'small', text: texts.not(sender.phone, sender.email) },
    ],
  }
}
