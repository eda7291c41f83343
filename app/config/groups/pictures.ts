import { z } from 'zod'

import { whole } from './integer-setting.ts'

export const pictureVariables = {
  PREPARE_PICTURES: z
    .enum(['true', 'drawings', 'false'], 'must be true, drawings or false')
    .default('true')
    .meta({
      description:
        'Draws projects that were added in the dashboard and have no picture. After a first start it also makes the smaller sizes of every picture, which takes half of one core for ten minutes at most. `drawings` only draws. `false` does neither: each size is made for its first visitor, a new project shows a still, and Health names it.',
    }),
  PHOTO_MAX_MB: whole(1, 'a number of megabytes from 1 to 200', 200).default(50).meta({
    description:
      'The largest photo file that staff can upload, from 1 to 200. A proxy in front of the site must let as much through for `/dashboard/projects/`.',
    unit: 'MB',
  }),
  MEDIA_BUCKET: z
    .url({ protocol: /^https?$/, error: 'must be the full address of a bucket' })
    .optional()
    .meta({
      description:
        'The full address of an S3-compatible bucket for photos, with any folder in it. Several servers need it.',
      unset: 'photos are in `DATA_DIR`',
      example: 'https://s3.ap-south-1.amazonaws.com/my-photos',
    }),
  MEDIA_BUCKET_KEY_ID: z.string().min(1).optional().meta({
    description: 'The id of a key that may read, write and delete in `MEDIA_BUCKET`.',
  }),
  MEDIA_BUCKET_SECRET: z.string().min(1).optional().meta({
    description: 'The secret of that key.',
  }),
  MEDIA_BUCKET_REGION: z.string().min(1).optional().meta({
    description: 'The region of `MEDIA_BUCKET`, if its address does not say it.',
    example: 'ap-south-1',
  }),
}
