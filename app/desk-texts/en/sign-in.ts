/** Words of the login, to the letter of SPEC section 8 where that has them; `wait` and `busy` are our own. */
export const signInTexts = {
  incomplete: 'All Fields Are Required!',
  wrong: 'Invalid Credentials',
  unreachable: 'Something Went Wrong!',
  success: 'Login Successful!',
  wait: 'Too many tries. Please wait 15 minutes and try again.',
  busy: 'Many are signing in at the moment. Please try again in a few seconds.',
  title: 'Staff login',
  description: 'The desk, for our own staff.',
  note: 'For the desk. Opening this page signs you out.',
  phone: 'Phone',
  password: 'Password',
  go: 'Login',
} as const

/** Said on an open page of the desk whose session has ended. */
export const endedTexts = {
  ended: 'You are signed out. What is on this page stays, but it is no longer brought up to date.',
  again: 'Sign in again in a new tab',
} as const
