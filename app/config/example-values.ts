import { EXAMPLE_CHAT, EXAMPLE_PHONE } from '#app/lib/phone/public-phone.ts'

/** Placeholders for development; never in production. */
const examples: Readonly<Record<string, string>> = {
  PUBLIC_PHONE: EXAMPLE_PHONE,
  PUBLIC_EMAIL: 'desk@example.com',
  PRIVACY_EMAIL: 'privacy@example.com',
  CHAT_NUMBER: EXAMPLE_CHAT,
  SOCIAL_INSTAGRAM: 'https://instagram.example.com/northlight',
  SOCIAL_FACEBOOK: 'https://facebook.example.com/northlight',
  SOCIAL_TWITTER: 'https://x.example.com/northlight',
  SOCIAL_LINKEDIN: 'https://linkedin.example.com/northlight',
  SOCIAL_YOUTUBE: 'https://youtube.example.com/northlight',
}

/** Adds the examples; production removes one that was set. An empty variable removes its example. */
export function withExamples(
  variables: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const isProduction = (variables['NODE_ENV'] || 'production') === 'production'
  if (!isProduction) return { ...examples, ...variables }
  const own = Object.entries(variables).filter(([name, value]) => value !== examples[name])
  return Object.fromEntries(own)
}
