import type { Mail, MailFact, MailPart } from './mail.ts'

/** Mail programs read inline styles and little else. */
const style = {
  body: 'margin:0;padding:24px 16px;background:#f6f3ec;color:#1d1b16;font:16px/1.5 -apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
  sheet:
    'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-top:3px solid #c98a1b',
  heading: 'margin:0 0 16px;font:400 26px/1.2 Georgia,serif',
  paragraph: 'margin:0 0 16px',
  facts: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  term: 'padding:8px 16px 8px 0;border-top:1px solid #e2dccd;color:#5d574a;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap',
  value:
    'width:100%;padding:8px 0;border-top:1px solid #e2dccd;vertical-align:top;overflow-wrap:anywhere',
  link: 'color:#1d1b16',
  quote:
    'margin:4px 0 16px;padding:0 0 0 16px;border-left:3px solid #e2dccd;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 20px;background:#1d1b16;color:#ffffff;text-decoration:none;font-weight:600',
  small: 'margin:0 0 8px;color:#5d574a;font-size:14px;overflow-wrap:anywhere',
} as const

export function mailHtml({ subject, heading, parts }: Mail): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(subject)}</title>
</head>
<body style="${style.body}">
<div style="${style.sheet}">
<h1 style="${style.heading}">${escaped(heading)}</h1>
${parts.map(partHtml).join('\n')}
</div>
</body>
</html>
`
}

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'facts':
      return `<table role="presentation" style="${style.facts}">\n${part.facts.map(factHtml).join('\n')}\n</table>`
    case 'quote':
      return `<div${part.lang === undefined ? '' : ` lang="${part.lang}"`}>\n<p style="${style.small}">${escaped(part.label)}:</p>\n<blockquote dir="auto" style="${style.quote}">${lines(part.text)}</blockquote>\n</div>`
    case 'link':
      return `<p style="${style.paragraph}"><a style="${style.button}" href="${escaped(part.href)}">${escaped(part.label)}</a></p>\n<p style="${style.small}">${linkTo(part.href, part.href)}</p>`
    case 'text':
    case 'small':
    default:
      return `<p style="${part.kind === 'small' ? style.small : style.paragraph}">${lines(part.text)}</p>`
  }
}

function factHtml({ label, value, href }: MailFact): string {
  // Label and full address do not fit next to each other on a phone.
  if (href !== undefined && value === href)
    return `<tr><td colspan="2" style="${style.value}">${escaped(label)}:<br>${linkTo(href, value)}</td></tr>`
  const content = href === undefined ? lines(value) : linkTo(href, value)
  return `<tr><th scope="row" style="${style.term}">${escaped(label)}:</th> <td dir="auto" style="${style.value}">${content}</td></tr>`
}

function linkTo(href: string, text: string): string {
  return `<a style="${style.link}" href="${escaped(href)}">${escaped(text)}</a>`
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '')
}
