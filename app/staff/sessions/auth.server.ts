import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth, type BetterAuthOptions, type BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { phoneNumber } from 'better-auth/plugins/phone-number'
import { z } from 'zod'

import { passwordLength } from '#app/staff/login/sign-in.ts'
import { hashed } from '#app/staff/password/hash-row.ts'
import { hashPassword, verifyPassword } from '#app/staff/password/password-hash.server.ts'
import type { Executor } from '#db/client.server.ts'

import { hashedSessions } from './hashed-sessions.server.ts'
import { sessionSecret } from './session-secret.server.ts'

/** Starts a session without better-auth's own sign-in, which would hash the password a second time; it has no URL. */
const startSession = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint(
      '/start-session',
      { method: 'POST', body: z.object({ staffId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.staffId)
        if (!user) throw new Error('The account is gone')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ started: true })
      },
    ),
  },
} satisfies BetterAuthPlugin

/** Seconds: one working day; the login page and the logout end a session sooner. */
export const sessionSeconds = 12 * 60 * 60

export type Auth = ReturnType<typeof createAuth>

const made = new WeakMap<Executor, Map<boolean, Promise<Auth>>>()

/** better-auth without its HTTP endpoints; `secure` (TLS) decides the cookie's name and flag. */
export function findAuth(db: Executor, secure: boolean): Promise<Auth> {
  const perDb = made.get(db) ?? new Map<boolean, Promise<Auth>>()
  made.set(db, perDb)
  const known = perDb.get(secure)
  if (known) return known
  const making = sessionSecret().then((secret) => createAuth(db, secret, secure))
  perDb.set(secure, making)
  making.catch(() => perDb.delete(secure))
  return making
}

function createAuth(db: Executor, secret: string, secure: boolean) {
  return betterAuth({
    secret,
    baseURL: secure ? 'https://staff.invalid' : 'http://staff.invalid',
    database: (options: BetterAuthOptions) =>
      hashedSessions(kyselyAdapter(db, { type: 'postgres' })(options)),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      // No other host of the domain can set a __Host- cookie; the library supports only __Secure-.
      cookiePrefix: secure ? '__Host-desk' : 'desk',
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      ipAddress: { disableIpTracking: true },
    },
    user: {
      modelName: 'staff_users',
      fields: { emailVerified: 'email_verified', ...stamps },
      additionalFields: { role: { type: 'string', input: false } },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        token: 'token_hash',
        ...stamps,
      },
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
    },
    account: { modelName: 'staff_accounts', fields: { ...accountFields, ...stamps } },
    verification: {
      modelName: 'staff_verifications',
      fields: { expiresAt: 'expires_at', ...stamps },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: {
        hash: (password) => hashed(() => hashPassword(password)),
        verify: (input) => hashed(() => verifyPassword(input)),
      },
    },
    plugins: [
      phoneNumber({ sendOTP: noCodes, schema: { user: { fields: phoneFields } } }),
      startSession,
    ],
  })
}

function noCodes(): never {
  throw new Error('Codes by phone are not offered')
}

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }
const phoneFields = { phoneNumber: 'phone', phoneNumberVerified: 'phone_verified' }
const accountFields = {
  userId: 'user_id',
  accountId: 'account_id',
  providerId: 'provider_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
}
