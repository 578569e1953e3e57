import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'El texto vinculante es el original en inglés.',
  summary:
    'Lucky Fishing es un juego para adultos. Juegas con monedas virtuales que no valen nada fuera del juego. Juega por diversión.',
  sections: [
    {
      title: '1. Aceptación',
      body: [
        'Al jugar a Lucky Fishing, aceptas estas condiciones, la [Política de privacidad](privacy) y la página [Juego responsable](responsibleGaming). Si no estás de acuerdo, no juegues.',
      ],
    },
    {
      title: '2. Quién puede jugar',
      body: [
        'La edad mínima es de 18 años. Si la ley del lugar donde vives fija una edad mayor para este tipo de juegos, debes tener al menos esa edad. Lucky Fishing es entretenimiento. Que te vaya bien aquí no dice nada de cómo te iría apostando dinero.',
      ],
    },
    {
      title: '3. Monedas virtuales',
      body: [
        [
          'Las monedas virtuales no tienen valor monetario. No puedes cambiarlas por dinero, bienes ni servicios, ni con nosotros ni con nadie.',
          'Las monedas, los premios y los bonos son parte del juego. No se pueden vender, prestar ni transferir.',
          'Solo puedes usarlos en el juego. No son de tu propiedad.',
        ],
      ],
    },
    {
      title: '4. Compras',
      body: [
        'Hoy no hay nada a la venta en Lucky Fishing, y nadie debería pedirte dinero para jugar. Si alguna vez se venden monedas virtuales, las compras serán definitivas y no reembolsables, salvo que la ley te dé un derecho irrenunciable.',
      ],
    },
    {
      title: '5. Cómo se deciden las rondas',
      body: [
        [
          'Cuando pulsas ¡GIRAR!, el generador criptográfico de números aleatorios de tu navegador sortea todo el resultado, incluidos los giros gratis que haya. Si la página de un juego muestra las tiras de sus rodillos, cada rodillo tiene la misma probabilidad de parar en cualquier posición. Si no, todos los símbolos tienen la misma probabilidad en cada posición.',
          'Tu apuesta se descuenta y el resultado se guarda en un solo paso. Si cierras la página antes de que paren los rodillos, la ronda se termina y se paga en tu próxima visita.',
          'La página de cada juego muestra cuánto paga cada símbolo y con qué frecuencia paga el juego.',
          'Si un error del programa cambia el resultado de una ronda, podemos corregirlo. Esto solo puede afectar a las monedas, que no tienen valor monetario.',
        ],
      ],
    },
    {
      title: '6. Tu partida guardada',
      body: [
        'No hay cuentas. Tus monedas se guardan en este navegador de este dispositivo y no tenemos ninguna copia de ellas. Si borras los datos del sitio o cierras una ventana privada, tus monedas se borran y no podemos recuperarlas. Para llevarlas a otro dispositivo, usa un archivo de guardado desde tu [página Perfil](profile).',
      ],
    },
    {
      title: '7. Uso correcto',
      body: [
        'No uses Lucky Fishing para infringir la ley, no impidas ni dificultes que otras personas lo usen y no lo ofrezcas a menores de 18 años. Las imágenes, los textos y el código pertenecen a sus autores, y puedes usarlos según las licencias que los acompañan.',
      ],
    },
    {
      title: '8. Sin garantía',
      body: [
        'El juego se ofrece tal cual. No prometemos que siempre esté disponible ni que esté libre de errores. En la medida en que la ley lo permita, no somos responsables de las pérdidas que resulten de jugar o de no poder jugar. Esto no afecta a tus derechos legales como consumidor.',
      ],
    },
    {
      title: '9. Cambios',
      body: [
        'Estas condiciones pueden cambiar con previo aviso. Anunciamos cada cambio en este sitio antes de que entre en vigor. Si sigues jugando después, se aplican las nuevas condiciones.',
      ],
    },
  ],
} satisfies PolicyTexts;
