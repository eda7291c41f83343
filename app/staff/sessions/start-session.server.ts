import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Starts a session without better-auth's own sign-in, which would hash the password a second time; it has no URL. */
export const startSession = {
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
