/** Of the owner; it writes the results of DKIM and SPF. */
export const MAIL_SERVER = 'mx.example.com'

/** Mails like those of SOURCES.md 4.6; all persons and numbers are invented. */
function proofOf(from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  return `${MAIL_SERVER}; dkim=pass header.d=${domain}; spf=fail smtp.mailfrom=a@forwarder.example`
}

export function mail(
  from: string,
  subject: string,
  body: { text?: string; html?: string; replyTo?: string },
) {
  const date = 'Thu, 08 Oct 2026 12:00:00 +0530'
  return { from, subject, date, authenticationResults: proofOf(from), ...body }
}

export const MAGICBRICKS = mail(
  'MagicBricks <info@magicbricks.com>',
  'Hot Lead - Buyer has contacted you on Magicbricks for - 3 BHK Flat for sale in Baner',
  {
    html: `<table><tr><td>A user is interested in your Property, ID 80000001: 3 BHK Flat in Baner, Pune.</td></tr>
<tr><td>Details of Contact Made:</td></tr>
<tr><td>Sender's Name:</td><td>Asha Example (Individual)</td></tr>
<tr><td>Mobile:</td><td><span style="text-decoration:underline">9800000001</span> (Verified)</td></tr>
<tr><td>Email:</td><td>asha@example.com</td></tr><tr><td>Message:</td><td>Call after 6 pm</td></tr></table>`,
  },
)
export const NINETY_NINE = mail(
  '99acres <noreply@99acres.com>',
  'Property Advertisement Response',
  {
    text: `You have received a response on Rs 1.2 Crore , 3 BHK Apartment in Baner
(A10000001) on 99acres.com
Details of the response
Ravi Example [DEALER]
ravi@example.com
+91-9800000002 (Verified)`,
  },
)
export const HOUSING = mail(
  '"Housing.com" <noreply@housing-mailer.com>',
  'Housing - Lead interested in your property',
  {
    html: `<p>Meera Example would like to talk to you</p><p>Name: Meera Example (Owner)</p>
<p>Email: <a href="mailto:meera@example.com">Send Email</a></p>
<p>Contact: <a href="https://pahal.housing.com/lead/cta/number?phone=%2B919800000003&userName=Meera">Call Now</a></p>
<p>3 BHK Apartment / Baner / 1450 sq. ft. / ₹ 1.2 Cr / Property ID: 20000001</p>`,
  },
)
/** A link that counts clicks, with the link of the portal inside. */
export const TRACKED =
  'https://click.example.com/?u=https%3A%2F%2Fpahal.housing.com%2Flead%2Fcta%2Fwhatsapp%3Fphone%3D%252B919800000003'
export const JUSTDIAL = mail('JustDial <instantemail@justdial.com>', 'Enquiry for Estate Agents', {
  text: `Asha Example enquired for Estate Agents For Residence.
User Area: Baner
User City: Pune
User State: Maharashtra
Search Date & Time: 2026-10-08 12:00:00`,
})
export const SULEKHA = mail('ypleads@sulekhanotifications.com', 'New lead', {
  text: 'Name : Asha Example\nPhone : 9800000001\nEmail : asha@example.com\nProject : Example Heights\nTitle : 3 BHK in Baner',
})
export const NOBROKER = mail('noreply@nobroker.in', 'New response for 3 BHK in Baner', {
  html: '<div>Name: Asha Example</div><div>Phone: +91 98000 00001</div>',
})
export const INDIAMART = mail('IndiaMART <buyleads@indiamart.com>', 'Enquiry for 3 BHK Flat', {
  replyTo: 'Asha Example <x1@reply.indiamart.com>',
  html: `<p>I need <b>3 BHK Flat</b></p><span>Click to call: <a href="call+91-9800000001">+91-9800000001 (verified)</a></span>
<br><span>Email: <a href="mailto:x1@reply.indiamart.com">x1@reply.indiamart.com</a></span>`,
})
