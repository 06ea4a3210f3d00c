import type { FastifyInstance } from 'fastify';
import type { Config } from '../src/config.ts';

/** Passes the gate as a browser does: PIN, terms, and the cookie that comes back. */
export function gateHelper(app: FastifyInstance, config: Config) {
  const sendPin = (pin: string, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'POST', url: '/v1/gate/pin', payload: { pin }, remoteAddress });

  const acceptTerms = (ticket: string) =>
    app.inject({ method: 'POST', url: '/v1/gate/terms', payload: { ticket, accepted: true } });

  return {
    sendPin,
    acceptTerms,
    /** The value of a `cookie` header that opens the gate. */
    openGate: async (): Promise<string> => {
      const { ticket } = (await sendPin(config.pin)).json<{ ticket: string }>();
      const { cookies } = await acceptTerms(ticket);
      const [cookie] = cookies;
      if (cookie === undefined) throw new Error('the gate set no cookie');
      return `${cookie.name}=${cookie.value}`;
    },
  };
}
