/** Words of the second screen of the sign-in. */
export const codeTexts = {
  title: 'Second step',
  note: 'Type the code that your authenticator shows.',
  code: 'Code',
  go: 'Login',
  lost: 'The phone is not here',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten that you wrote down; each works once.',
  goRecovery: 'Login with it',
  missing: 'Type the code.',
  wrong: 'That code is not right, or was used before. Type the one that is shown now.',
  expired: 'Sign in again: this step waits five minutes.',
  toLogin: 'To the login',
} as const
