import type { PolicyTexts } from '../../pages/policies/texts';

export const policy = {
  binding: 'El texto vinculante es el original en inglés.',
  summary:
    'Todo lo de tu partida se queda en este navegador de este dispositivo. No pedimos nada, no recopilamos nada y no compartimos nada.',
  sections: [
    {
      title: 'Qué se guarda y dónde',
      body: [
        'Lucky Fishing guarda esto en el almacenamiento de tu navegador:',
        [
          'tu saldo de monedas y el número de rondas que empezaste;',
          'de cada juego, tu apuesta y los últimos símbolos de sus rodillos, y cualquier ronda sin terminar;',
          'los días en que recogiste el bono diario;',
          'tu puesto en el reto de esta semana, tus resultados de semanas anteriores y tus récords;',
          'todas las rondas que terminaste, tus totales y el día en que pediste una copia por última vez, que ves en tu página Perfil;',
          'el nombre y la imagen que elegiste allí, si los hay;',
          'tus ajustes: sonido y volumen, vibración, movimiento, aspecto, idioma, gráficos y el atajo de la ayuda;',
          'los límites que fijaste, cuándo termina tu descanso, y cuánto tiempo jugaste y cuánto apostaste y ganaste cada día;',
          'una copia de cada partida guardada que no se pudo leer, para que no se pierda nada;',
          'las imágenes y los sonidos que añadiste en el estudio, y lo que escribiste sobre ellos;',
          'la última carpeta que dejaste vigilar al estudio, con los nombres de sus archivos, sus tamaños y cuándo los guardaste;',
          'una copia del propio juego, con sus imágenes y sonidos, para que puedas jugar sin conexión;',
          'hasta dónde te desplazaste en cada página, hasta que cierres la pestaña.',
        ],
        'Nada de esto se envía a ninguna parte. Se guarda para que tu partida siga ahí cuando vuelvas.',
      ],
    },
    {
      title: 'Lo que no hacemos',
      body: [
        [
          'No hay que iniciar sesión. No sabemos tu nombre, tu dirección ni tu edad. Si pones un nombre en tu página Perfil, se queda en tu dispositivo.',
          'No hay cookies, anuncios, análisis de uso ni rastreo.',
          'El juego no tiene servidor propio. Sus imágenes, fuentes y código vienen todos de este sitio.',
          'Aquí no se vende nada, así que nadie te pide datos de pago.',
        ],
      ],
    },
    {
      title: 'El alojamiento de este sitio',
      body: [
        'Como todos los sitios web, este se sirve desde un proveedor de alojamiento. Por seguridad, el proveedor puede conservar durante un tiempo limitado registros técnicos de las solicitudes, como la dirección IP, la hora y el navegador. Estos registros no se vinculan a tu partida.',
      ],
    },
    {
      title: 'Enlaces a otros sitios',
      body: [
        'Algunas páginas enlazan con organizaciones que ayudan con los problemas con el juego y con herramientas que bloquean sitios. Esos sitios tienen sus propias políticas de privacidad. Los enlaces no les dicen de qué página vienes.',
        'Si abres el enlace a la skin de otra persona, tu navegador la descarga del sitio donde está. Como cualquier sitio web, ese sitio ve tu dirección IP. De tu partida no recibe nada.',
      ],
    },
    {
      title: 'Tus opciones',
      body: [
        'Puedes borrarlo todo en cualquier momento si borras los datos de este sitio en los ajustes de tu navegador. También puedes reiniciar el juego en la [página Ajustes](settings), que te dice qué se borra y qué se queda. Tu partida empieza entonces de cero. Las monedas virtuales no tienen valor monetario, así que no pierdes dinero.',
        'Un archivo de guardado de tu página Perfil es solo tuyo. Se crea en tu dispositivo y nunca se envía a ninguna parte. Si tu navegador no deja que el juego guarde nada, puedes jugar igualmente, pero tus monedas se olvidan cuando sales.',
      ],
    },
    {
      title: 'Menores',
      body: [
        'Lucky Fishing es para mayores de 18 años. No recopilamos datos personales de nadie, tampoco de menores.',
      ],
    },
    {
      title: 'Cambios',
      body: [
        'Esta política puede cambiar con previo aviso. Anunciamos cada cambio en este sitio antes de que entre en vigor.',
      ],
    },
  ],
} satisfies PolicyTexts;
