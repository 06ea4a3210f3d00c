import { GateFlow } from '../features/gate/gate-flow.tsx';

export default function PinAuthPage() {
  return (
    <div className="mx-auto flex min-h-[78vh] w-full max-w-[30rem] flex-col justify-center px-5 py-12">
      <GateFlow />
    </div>
  );
}
