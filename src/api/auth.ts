import type {
  AuthResponse,
  ForgotPasswordRequest,
  LoginRequest,
  MessageResponse,
  RegisterRequest,
  ResetPasswordRequest,
  User,
  VerifyEmailRequest,
} from '../contract/api.gen';
import { session } from '../session';
import { api, unwrapObject } from './client';
import { refreshUser, signIn } from './session';
import { usePublicMutation } from './usePublicMutation';

export interface LoginInput extends LoginRequest {
  /** Whether the sign-in outlives the tab. */
  rememberMe: boolean;
}

async function signInWith(call: Promise<AuthResponse>, remember: boolean): Promise<User> {
  return signIn(await call, remember);
}

const logIn = ({ rememberMe, ...body }: LoginInput) =>
  signInWith(unwrapObject(api.POST('/v1/auth/login', { body })), rememberMe);

async function register(body: RegisterRequest): Promise<User> {
  // The verification link opens in another tab, which has to find the sign-in.
  const user = await signInWith(unwrapObject(api.POST('/v1/auth/register', { body })), true);
  session.credentials.rememberFirstSteps({});
  return user;
}

async function verifyEmail(body: VerifyEmailRequest): Promise<MessageResponse> {
  const response = await unwrapObject(api.POST('/v1/auth/verify-email', { body }));
  await refreshUser();
  return response;
}

const requestPasswordReset = (body: ForgotPasswordRequest) =>
  unwrapObject(api.POST('/v1/auth/forgot-password', { body }));

const resetPassword = (body: ResetPasswordRequest) =>
  unwrapObject(api.POST('/v1/auth/reset-password', { body }));

/** Signs in and loads the subscription of a verified owner. Resolves with the owner. */
export const useLogin = () => usePublicMutation(logIn);
/** Creates an account and signs in. Resolves with the owner. */
export const useRegister = () => usePublicMutation(register);
/** Uses up the token of a verification link and refreshes the session. */
export const useVerifyEmail = () => usePublicMutation(verifyEmail);
/** Asks for a password reset link. */
export const useForgotPassword = () => usePublicMutation(requestPasswordReset);
/** Sets a new password with the token of a reset link. */
export const useResetPassword = () => usePublicMutation(resetPassword);
