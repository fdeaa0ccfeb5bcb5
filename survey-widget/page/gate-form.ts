/** A form of one field before the survey: it is sent once at a time, and says what is wrong. */
export interface GateForm {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  problem(text: string): void;
}

/** Undefined: the page has no such form. `send` never rejects. */
export function watchForm(id: string, send: (gate: GateForm, value: string) => Promise<void>): void {
  const form = document.getElementById(id);
  const input = form?.querySelector('input');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  const line = form?.querySelector('[role="alert"]');
  if (!(form instanceof HTMLFormElement) || !input || !button || !line) return;
  const gate: GateForm = {
    form,
    input,
    problem(text) {
      line.textContent = text;
      input.ariaInvalid = String(text !== '');
      if (text) input.focus();
    },
  };
  let isBusy = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    gate.problem('');
    button.ariaDisabled = 'true';
    void send(gate, input.value.trim()).finally(() => {
      isBusy = false;
      button.ariaDisabled = null;
    });
  });
}
