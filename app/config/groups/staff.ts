import { z } from 'zod'

export const staffVariables = {
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional().meta({
    description: 'The secret that signs sessions, at least 32 characters.',
    unset: 'made at the first start, in `DATA_DIR/session-secret`',
  }),
  OWNER_TWO_STEP: z
    .enum(['offered', 'required'], 'must be offered or required')
    .default('offered')
    .meta({
      description:
        'With `required`, an owner without two-step verification reaches only the page that sets it up. The other value is `offered`.',
    }),
  PUSH_HOSTS: z
    .string()
    .default(
      'fcm.googleapis.com, *.push.apple.com, *.push.services.mozilla.com, *.notify.windows.com',
    )
    .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/,
            'must be host names such as fcm.googleapis.com, *.push.apple.com',
          ),
      ),
    )
    .meta({
      description:
        'Hosts of push services, comma-separated; `*.` means every host below one. The site sends push alerts to no other. The default covers Chrome, Safari, Firefox and Edge.',
    }),
}
