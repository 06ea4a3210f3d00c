import type { AppError } from '@evidose/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { LogoMark } from '../../components/ui/logo.tsx';
import { openGate } from '../../lib/gate.ts';
import { takeReturn } from '../../lib/return-to.ts';
import type { RightPin } from './load-after-pin.ts';
import { PinForm } from './pin-form.tsx';

type Step = { readonly name: 'pin'; readonly notice: AppError | null } | ({ readonly name: 'terms' } & RightPin);

export function GateFlow() {
  const [step, setStep] = useState<Step>({ name: 'pin', notice: null });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (step.name === 'terms') headingRef.current?.focus();
  }, [step.name]);

  function enter(expiresAt: string) {
    openGate(expiresAt);
    void navigate(takeReturn('gate', '/'), { replace: true });
  }

  return (
    <Card className="animate-rise">
      <LogoMark className="-ml-1.5 size-12" />
      <h1 ref={headingRef} tabIndex={-1} className="mt-5 text-title">
        {step.name === 'pin' ? 'Welcome' : 'Terms of Access'}
      </h1>
      <p className="mt-3 mb-6 text-ink-soft">
        {step.name === 'pin'
          ? 'Evidose is open by invitation. Enter the PIN from your invitation.'
          : 'Please read and agree to these five points. They apply for the next hour.'}
      </p>
      {step.name === 'pin' ? (
        <PinForm notice={step.notice} onRightPin={(right) => setStep({ name: 'terms', ...right })} />
      ) : (
        <step.Terms
          ticket={step.ticket}
          onAccepted={enter}
          onTicketExpired={(notice) => setStep({ name: 'pin', notice })}
        />
      )}
    </Card>
  );
}
